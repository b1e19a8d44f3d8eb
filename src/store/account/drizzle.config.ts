/** Drizzle-kit: `npm run migrations` compares the schema with the last snapshot and writes the next SQL file. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/store/account/schema.ts',
  out: './migrations/account',
  breakpoints: false,
});
