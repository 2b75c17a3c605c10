import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server that all test files share; null when there is none on this machine. */
    postgresUrl: string | null
  }
}

/** Vitest's `globalSetup`: one PostgreSQL server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres?.url ?? null)
  return async () => postgres?.stop()
}
