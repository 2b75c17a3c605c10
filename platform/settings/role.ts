import type { DatabaseSetting } from './database.ts'
import { type Environment, readChoice, rejectSetting } from './read-setting.ts'

const roles = ['all', 'web', 'worker'] as const
export type Role = (typeof roles)[number]

/** What a process does. One that shares its database with nobody has to do everything. */
export function readRole(env: Environment, database: DatabaseSetting): Role {
  const role = readChoice(env, 'ROLE', roles) ?? 'all'
  if (role === 'all' || database.kind === 'postgres') return role
  return rejectSetting(
    'ROLE',
    role,
    'all while DATABASE_URL is unset: no other process shares the embedded database',
  )
}
