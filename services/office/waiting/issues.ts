import { part, type WaitingSource } from './waiting-source.ts'

export const issues: WaitingSource = {
  source: 'issues',
  permission: 'newsletter.approve',
  async find({ db, staff }) {
    const { count } = await db
      .selectFrom('newsletter_issues')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'waiting')
      .where('asked_by', '!=', staff.id)
      .executeTakeFirstOrThrow()
    return [
      part(
        Number(count),
        [
          '1 issue of the newsletter waits for your approval',
          '{count} issues of the newsletter wait for your approval',
        ],
        '/newsletter',
      ),
    ]
  },
}
