import { createAdminClient } from '../../../../contract/admin.ts'
import type { TestDatabases } from '../../../../test/databases.ts'
import { origin } from '../../three-services-for-tests.ts'
import { openSchedules } from '../schedule/schedule-for-tests.ts'

export const policy = 'legal/privacy-policy'

/** The office with the privacy policy, and two members of staff who may publish it. */
export async function openLegal(databases: TestDatabases, options: Parameters<typeof openSchedules>[1] = {}) {
  const office = await openSchedules(databases, options)
  const [writer, second] = [await office.enter('legal'), await office.enter('legal')]
  const client = createAdminClient({ baseUrl: `${origin}/api/admin`, fetch: office.admin })
  type Staff = typeof writer
  const params = (part: string) => ({ entry: policy, part })
  const askedOf = async (who: Staff, part = 'en') => {
    const { version } = await who.open(part, policy)
    return who.call('askApproval', { params: params(part), body: { version } })
  }
  const decide = async (who: Staff, call: 'approve' | 'refuseApproval' | 'withdrawApproval', part = 'en') => {
    const { draft } = await writer.open(part, policy)
    const reason = call === 'refuseApproval' ? { reason: 'Says too much.' } : {}
    return who.call(call, { params: params(part), body: { revision: draft?.id, ...reason } })
  }
  return {
    ...office,
    writer,
    second,
    params,
    ask: askedOf,
    decide,
    /** Saves a text by the writer, and has it approved. */
    async prepare(part: string, markdown: string) {
      await writer.save(part, markdown, policy)
      await askedOf(writer, part)
      return decide(second, 'approve', part)
    },
    /** Saves another effective day by the writer, and has it approved. */
    async prepareDay(effective: string) {
      const { version, draft } = await writer.open('facts', policy)
      const body = { version, based_on: draft?.id ?? null, facts: { effective } }
      const saved = await writer.call('saveFacts', { params: { entry: policy }, body })
      await askedOf(writer, 'facts')
      await decide(second, 'approve', 'facts')
      return saved
    },
    /** Publishes parts together. */
    async release(...parts: string[]) {
      const add = parts.map(part => ({ entry: policy, part }))
      const { json } = await writer.call('createBundle', { body: { name: 'Together', add } })
      const bundle = { bundle: String(json?.id) }
      return writer.call('publishBundle', { params: bundle, body: { version: 1 } })
    },
    /** The document as visitors read it; its status for none. */
    async visit(query: { lang?: string; version?: string; since?: string } = {}) {
      try {
        const asked = { params: { slug: 'privacy-policy' }, query: { lang: 'en-US', ...query } }
        const { page } = await client.getLegalDocument(asked)
        return { ...page, text: JSON.stringify(page.segments).replaceAll(/.*"text":"([^"]*)".*/g, '$1') }
      } catch (error) {
        return (error as { status: number }).status
      }
    },
  }
}
