import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/data/schema.ts', './src/data/*-schema.ts'],
  out: './migrations',
})
