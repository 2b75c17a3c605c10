// Benchmark of accounts: a password hash, 500 log-ins of known and of unknown names, a session check.
import { join } from 'node:path'
import { createGalleryClient } from '../contract/gallery.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { jobMigrations } from '../platform/jobs/tables.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { createLog } from '../platform/log.ts'
import { hashPassword, isPassword } from '../platform/passwords.ts'
import { createNoScriptToken } from '../services/captcha/no-script-token.ts'
import { galleryMigrations } from '../services/gallery/migrations/migrations.ts'
import type { GalleryTables } from '../services/gallery/schema.ts'
import { createGalleryService } from '../services/gallery/service.ts'
import { createAdminPeer } from '../services/http/peer.ts'
import { openFolder } from './production.ts'
import { atMost, median, printTable } from './table.ts'

const logIns = 500
const origin = 'http://localhost:3000'
const serviceSecret = 'only for this program'
const password = 'lemons and wattle'

const unlimited: Limits = { spend: async () => 0, forget: async () => {}, close: async () => {} }
const file = join(openFolder(), 'accounts.db')
const database = await openDatabase<GalleryTables>({ kind: 'embedded', file })
for (const migrations of [jobMigrations, galleryMigrations]) await migrate(database, migrations)
const service = createGalleryService({
  db: database.db,
  log: createLog('silent'),
  origin,
  cookieDomain: null,
  serviceSecret,
  secret: serviceSecret,
  captcha: { kind: 'proof-of-work' },
  admin: createAdminPeer(async () => new Response(null, { status: 503 }), { origin, serviceSecret }),
  limits: unlimited,
})
const gallery = createGalleryClient({
  baseUrl: `${origin}/api/gallery`,
  fetch: service,
  headers: { Authorization: `Service ${serviceSecret}` },
})

async function time(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

/** A proof that is a minute old. */
const { offer } = createNoScriptToken('gallery', serviceSecret, () => new Date(Date.now() - 60_000))

const name = (number: number) => `painter${number % 50}`
for (let number = 0; number < 50; number++) {
  const person = {
    username: name(number),
    firstname: 'Mio',
    lastname: 'Tanaka',
    dob: '1994-02-28',
    terms: true,
  }
  const email = `${name(number)}@example.com`
  await gallery.publicBetaRegister({
    body: { ...person, email, password, password2: password, captcha: offer() },
  })
}

/** A wrong password each time: what somebody sends who wants to know which names there are. */
const tries = {
  known: (number: number) => gallery.userLogin({ body: { username: name(number), password: 'lemons' } }),
  unknown: (number: number) =>
    gallery.userLogin({ body: { username: `nobody${number % 50}`, password: 'lemons' } }),
}
type Kind = keyof typeof tries

/** Two runs of each kind, taken in turn, so that whatever else the machine does falls on all alike. */
const runs = { known: [[], []], unknown: [[], []] } as Record<Kind, [number[], number[]]>
for (let number = 0; number < 20; number++) {
  await tries.known(number)
  await tries.unknown(number)
}
for (let number = 0; number < logIns; number++) {
  // The order alternates.
  const turns: readonly Kind[] = number % 4 < 2 ? ['known', 'unknown'] : ['unknown', 'known']
  for (const kind of turns) runs[kind][number % 2 === 0 ? 0 : 1].push(await time(() => tries[kind](number)))
}

const all = (kind: Kind) => median(runs[kind].flat())
const noiseOf = (kind: Kind) => Math.abs(median(runs[kind][0]) - median(runs[kind][1]))
/** The difference of two medians of random halves of one kind, at the 95th percentile of 400 draws. */
function chanceOf(kind: Kind): number {
  const measured = runs[kind].flat()
  const half = Math.floor(measured.length / 2)
  const apart = Array.from({ length: 400 }, () => {
    const shuffled = measured.map(ms => [Math.random(), ms] as const).toSorted(([a], [b]) => a - b)
    const drawn = shuffled.map(([, ms]) => ms)
    return Math.abs(median(drawn.slice(0, half)) - median(drawn.slice(half)))
  })
  return apart.toSorted((a, b) => a - b)[379] ?? 0
}
const difference = Math.abs(all('known') - all('unknown'))
const noise = Math.max(noiseOf('known'), noiseOf('unknown'), chanceOf('known'), chanceOf('unknown'))
const ms = (value: number) => `${value.toFixed(2)} ms`
printTable(`Log-ins with a wrong password, ${logIns} of each kind`, [
  ['', 'median', 'first run', 'second run'],
  ...(['known', 'unknown'] as const).map(kind => [
    `${kind} names`,
    ms(all(kind)),
    ...runs[kind].map(run => ms(median(run))),
  ]),
  [
    'difference of the medians',
    ms(difference),
    atMost(difference, Number(noise.toFixed(2)), 'ms, the noise of one kind'),
  ],
])

const hashes: number[] = []
const stored = await hashPassword(password)
for (let count = 0; count < 50; count++) hashes.push(await time(() => isPassword(password, stored)))
const right: number[] = []
for (let count = 0; count < 50; count++) {
  right.push(await time(() => gallery.userLogin({ body: { username: name(count), password } })))
}
const { user } = await gallery.userLogin({ body: { username: name(0), password } })
const checks: number[] = []
for (let count = 0; count < 1000; count++) {
  const body = { userId: user?.id, token: user?.token }
  checks.push(await time(() => gallery.userLoad({ body })))
}
await database.close()
printTable('Accounts', [
  ['', 'median', 'slowest', 'goal'],
  [
    'argon2id (19 MiB, 2 passes)',
    ms(median(hashes)),
    ms(Math.max(...hashes)),
    atMost(median(hashes), 120, 'ms'),
  ],
  ['log-in, right password', ms(median(right)), ms(Math.max(...right)), atMost(median(right), 120, 'ms')],
  ['check of a session', ms(median(checks)), ms(Math.max(...checks)), atMost(median(checks), 1, 'ms')],
])
