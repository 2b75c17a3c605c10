import { part, type WaitingSource } from './waiting-source.ts'

export const conflicts: WaitingSource = {
  source: 'conflicts',
  permission: 'content.files',
  async find({ db }) {
    const { count } = await db
      .selectFrom('file_conflicts')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return [
      part(
        Number(count),
        [
          '1 text differs between its file and the office',
          '{count} texts differ between their files and the office',
        ],
        '/content/files',
      ),
    ]
  },
}
