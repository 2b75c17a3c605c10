import { emailKeyOf, isEmail, normalizeEmail } from '../../../contract/forms/email.ts'
import type { peopleCalls as calls } from '../../../contract/office/people.ts'
import { exportRecords } from '../../admin/requests/account-records/export-records.ts'
import type { OfficeDependencies } from '../dependencies.ts'
import type { OfficeHandlers } from '../handler.ts'
import { describePerson } from './describe-person.ts'
import { erasePerson } from './erase-person.ts'
import { askGallery } from './gallery-accounts.ts'
import { getPersonKey, storePersonKey, unknownPerson } from './person-key.ts'

/** The handlers of what is stored under one address: find, read, export, erase. */
export const peopleCalls = (dependencies: OfficeDependencies): OfficeHandlers<typeof calls> => ({
  async findPerson({ body, session, db, now }) {
    const email = normalizeEmail(body.email)
    if (!isEmail(email) || !(await describePerson(dependencies, session, emailKeyOf(email))))
      throw unknownPerson()
    return { key: await storePersonKey(db, dependencies.secret, emailKeyOf(email), now) }
  },
  async getPerson({ params: { key = '' }, query, session, db, now }) {
    const { emailKey } = await getPersonKey(db, key, now)
    const person = await describePerson(dependencies, session, emailKey, query)
    if (!person) throw unknownPerson()
    return { key, ...person }
  },
  async exportPerson({ params: { key = '' }, db, act, now }) {
    const { emailKey } = await getPersonKey(db, key, now)
    const { accounts } = await askGallery(dependencies.gallery, (peer, options) =>
      peer.exportAccounts({ body: { email: emailKey } }, options),
    )
    const owner = { account: accounts[0]?.user.id ?? null, email: emailKey }
    const records = await exportRecords(dependencies, owner)
    const data = { email: emailKey, exported_at: now.toISOString(), accounts, records }
    const name = `person-${now.toISOString().slice(0, 10)}.json`
    return await act({ kind: 'person', id: key }, async () => ({ name, data }))
  },
  erasePerson: ({ params: { key = '' }, act, now }) => erasePerson(dependencies, key, now, act),
})
