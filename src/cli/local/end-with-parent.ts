/**
 * Loaded before wrangler (`node --import`) so that a parent killed without warning takes its server with it: the
 * parent's death closes the IPC channel, and then this process ends its whole group, workerd included.
 * Only for a process started as the leader of its own group.
 */
process.once('disconnect', () => process.kill(0, 'SIGTERM')); // 0 is the caller's own process group
process.channel?.unref(); // the listener alone must not keep wrangler running
