/** Settings of users, which hold wherever they speak: set for them, or learnt of them. A user without a row has neither. */
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at } from './columns.ts';

export const userSettings = sqliteTable(
  'user_settings',
  {
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id').notNull(),
    /** By whose clock they tell time: as it was set, and as a message or a platform last told it. */
    timeZone: text('time_zone'),
    learntTimeZone: text('learnt_time_zone'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] })],
);
