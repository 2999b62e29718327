/** Settings of drizzle-kit: `npx drizzle-kit generate` writes a migration from the difference to the schema. */
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/platform/db/schema/index.ts',
  out: './src/server/platform/db/migrations',
  casing: 'snake_case',
})
