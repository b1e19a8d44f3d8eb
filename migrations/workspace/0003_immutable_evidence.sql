-- Evidence and audit rows are never rewritten, by whatever code. They leave by erasure and retention only.
CREATE TRIGGER memory_observations_immutable BEFORE UPDATE ON memory_observations
BEGIN
  SELECT RAISE(ABORT, 'memory_observations are immutable');
END;
CREATE TRIGGER audit_log_immutable BEFORE UPDATE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'audit_log is immutable');
END;
