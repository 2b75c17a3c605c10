import type { Migration } from 'kysely/migration'

/** Changes nothing: since this release nothing reads an issue as it was kept before. */
export const noOldIssues: Migration = {
  async up() {},
}
