/** Drizzle-kit: `npm run migrations` compares the schema with the last snapshot and writes the next SQL file. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/store/schema/*.ts',
  out: './migrations/workspace',
  breakpoints: false,
});
