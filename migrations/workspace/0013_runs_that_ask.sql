ALTER TABLE `maintenance_runs` ADD `asked` text;
ALTER TABLE `maintenance_runs` ADD `versions_seen` integer;
-- What only the service reads stands apart from what a run did.
UPDATE maintenance_runs SET versions_seen = stats->>'$.scope_versions', stats = json_remove(stats, '$.scope_versions')
  WHERE stats->>'$.scope_versions' IS NOT NULL;
-- Whoever confirmed an open run, or is about to, was not told of which scopes: it begins anew, and asks again.
UPDATE maintenance_runs SET cursor = NULL, confirmed_at = NULL
  WHERE task IN ('consolidation', 'retention') AND status IN ('due', 'running', 'needs_confirmation');
