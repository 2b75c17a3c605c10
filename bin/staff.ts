// Command line for the members of staff and the audit log. A server may be running on the same data.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { everyLocale } from '../contract/locale.ts'
import { type Role, roles } from '../contract/office/permissions.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { readSettings } from '../platform/settings.ts'
import type { Tables } from '../server/services/tables.ts'
import { checkAudit } from '../services/office/audit/check-audit.ts'
import {
  addStaff,
  changeRoles,
  endSessions,
  removeStaff,
  resetStaff,
} from '../services/office/staff/change-staff.ts'
import { listStaff } from '../services/office/staff/find-staff.ts'

const usage = `npm run staff -- add EMAIL --role ROLE [--role ROLE] [--name "NAME"] [--language ${everyLocale.join('|')}]
                                             prints the link of an invitation: good once, for 24 hours
npm run staff -- reset EMAIL                 removes password and second factors, ends the sessions, prints a new link
npm run staff -- list                        everybody, with roles and languages
npm run staff -- roles EMAIL ROLE,ROLE       gives these roles alone, and ends the sessions
npm run staff -- end-sessions EMAIL          logs one member of staff out everywhere
npm run staff -- remove EMAIL                deactivates one member of staff
npm run staff -- check-audit                 walks the audit log; names the first wrong row, and ends with 1
Roles: ${roles.join(', ')}. The database is that of the settings.`

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string', multiple: true },
      name: { type: 'string' },
      language: { type: 'string', multiple: true },
    },
  })
  const [verb = '', email = '', list = '', ...rest] = positionals
  if (rest.length > 0) throw new Error(usage)
  const { database: setting, origin } = readSettings(process.env)
  if (setting.kind === 'embedded' && !existsSync(setting.file))
    throw new Error(`staff: there is no ${setting.file} yet; start the site once`)
  const database = await openDatabase<Tables>(setting)
  const { db } = database
  const dependencies = { db, origin, clock: systemClock }
  try {
    if (verb === 'add' && email && !list && values.role) {
      const languages = (values.language ?? []).map(each => oneOf(everyLocale, each))
      const typed = { email, name: values.name?.trim() ?? '', roles: rolesIn(values.role), languages }
      console.log(await addStaff(dependencies, typed))
    } else if (verb === 'reset' && email && !list) console.log(await resetStaff(dependencies, email))
    else if (verb === 'list' && !email) {
      for (const { email: address, name, roles: held, languages, state } of await listStaff(db))
        console.log([address, name, state, held.join(','), languages.join(',')].join('\t'))
    } else if (verb === 'roles' && email && list) {
      await changeRoles(dependencies, email, rolesIn(list.split(',')))
      console.log(`staff: ${email} has other roles now; sessions ended`)
    } else if (verb === 'end-sessions' && email && !list)
      console.log(`staff: sessions ended: ${await endSessions(dependencies, email)}`)
    else if (verb === 'remove' && email && !list) {
      await removeStaff(dependencies, email)
      console.log(`staff: ${email} is removed`)
    } else if (verb === 'check-audit' && !email) {
      const { rows, hash, wrong } = await checkAudit(db)
      if (wrong !== null)
        throw new Error(`staff: row ${wrong} of the audit log is wrong; ${rows} before it are right`)
      console.log(`staff: ${rows} rows of the audit log are right; the last has the hash ${hash}`)
    } else throw new Error(usage)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function rolesIn(given: readonly string[]): Role[] {
  return given.map(each => oneOf(roles, each))
}

function oneOf<T extends string>(known: readonly T[], given: string): T {
  const found = known.find(each => each === given)
  if (found === undefined) throw new Error(`staff: there is no ${given}, but ${known.join(', ')}`)
  return found
}
