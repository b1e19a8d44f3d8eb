/** What mem0 calls of better-sqlite3, over Node's own SQLite: the same engine, in this process, without minutes of compilation. Copied beside mem0. */
const { DatabaseSync } = require('node:sqlite');

module.exports = class Database extends DatabaseSync {
  transaction(run) {
    return (...values) => {
      this.exec('BEGIN');
      try {
        const result = run(...values);
        this.exec('COMMIT');
        return result;
      } catch (error) {
        this.exec('ROLLBACK');
        throw error;
      }
    };
  }
};
