import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGalleryClient } from '../contract/gallery.ts'
import type { OfficeClient } from '../contract/office/office.ts'
import { createNoScriptToken } from '../services/captcha/no-script-token.ts'
import copy from '../site/features/newsletter/copy/en.ts'
import { createFormVisitor } from '../test/form-visitor.ts'
import { createFormSender, visitorOf } from './form-sender.ts'
import { makeFile, sendStubbornly } from './tus-sender.ts'

/** What visitors and staff do beside reading, each by itself, so often. */
export interface Act {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

interface Site {
  /** One of the processes, by turns. */
  readonly origin: () => string
  readonly secret: string
  readonly serviceSecret: string
}

const password = 'lemons and wattle'
const accounts = 40
const visitors = 60_000
let turn = 0
/** A number for each act, by which names, addresses and visitors differ. */
const next = () => turn++
const addressOf = (n: number) => visitorOf(n % visitors)

export const visitorActs = ({ origin, secret, serviceSecret }: Site): Act[] => {
  const gallery = (n: number) =>
    createGalleryClient({
      baseUrl: `${origin()}/api/gallery`,
      headers: { Authorization: `Service ${serviceSecret}`, 'X-Visitor-Address': addressOf(n) },
      fetch,
    })
  /** A proof that is a minute old. */
  const proof = createNoScriptToken('gallery', secret, () => new Date(Date.now() - 60_000))
  const names = (n: number) => `painter${n % accounts}`

  async function register(n: number) {
    const email = `${names(n)}@soak-${n}.example`
    const person = { firstname: 'Mio', lastname: 'Tanaka', dob: '1994-02-28', terms: true } as const
    const body = {
      ...person,
      username: names(n),
      email,
      password,
      password2: password,
      captcha: proof.offer(),
    }
    await gallery(n).publicBetaRegister({ body })
  }

  async function logIn() {
    const n = next()
    const body = { username: names(n), password }
    let answer = await gallery(n).userLogin({ body })
    if (!answer.user) {
      await register(n)
      answer = await gallery(n).userLogin({ body })
    }
    if (!answer.user) throw new Error('A log-in was refused')
    for (let times = 0; times < 5; times++) {
      const { user } = await gallery(n).userLoad({
        body: { userId: answer.user.id, token: answer.user.token },
      })
      if (!user) throw new Error('A session is gone')
    }
  }

  async function sendForm(files: readonly string[]) {
    const n = next()
    const sender = createFormSender(origin(), serviceSecret)
    const email = `sender-${n}@example.com`
    const answer = await sender.post(
      '/support-requests',
      {
        ...{ product: 'procreate', name: `Sender ${n}`, email, email2: email, question: `Question ${n}` },
        ...{
          uploads: files,
          code_of_conduct: true,
          lang: 'en-US',
          captcha: await sender.prove(addressOf(n)),
        },
      },
      addressOf(n),
    )
    const { reference } = (await answer.json()) as { reference?: string }
    if (reference === undefined) throw new Error(`A form was answered ${answer.status}`)
  }

  const upload = async (bytes: number) => {
    const { id, breaks } = await sendStubbornly(origin(), makeFile(bytes, (turn % 250) + 1))
    if (breaks > 0) throw new Error('An upload was interrupted')
    return id
  }

  /** Without scripts: pages, a form that is pressed once more, a redirect. */
  async function signUp() {
    const n = next()
    const at = origin()
    const visitor = createFormVisitor({
      fetch: (path, init = {}) => {
        const headers = new Headers(init.headers)
        headers.set('X-Forwarded-For', addressOf(n))
        return fetch(at + path, { redirect: 'manual', ...init, headers })
      },
    })
    await visitor.open('/dreams')
    visitor.fill('#newsletter-email', `letters-${n}@example.com`)
    await visitor.press(copy.submit, '#newsletter')
    await sleep(1600)
    await visitor.press(copy.submit)
    if (!visitor.read().includes(copy.done)) throw new Error(`A sign-up was answered ${visitor.status}`)
  }

  return [
    { name: 'log-in', everyMs: 3000, run: logIn },
    { name: 'form', everyMs: 1500, run: () => sendForm([]) },
    { name: 'form with a file', everyMs: 5000, run: async () => sendForm([await upload(200_000)]) },
    {
      name: 'upload of 5 MB, and its form',
      everyMs: 15_000,
      run: async () => sendForm([await upload(5_000_000)]),
    },
    { name: 'newsletter sign-up', everyMs: 4000, run: signUp },
  ]
}

export const staffActs = (office: OfficeClient): Act[] => {
  let published = 0

  async function readInbox() {
    await office.countBoxes()
    await office.listRequests({ query: { box: 'open' } })
    await office.listRequests({ query: { q: `question ${turn}` } })
  }

  async function reply() {
    const { requests } = await office.listRequests({ query: { box: 'open' } })
    const reference = requests[turn % Math.max(1, requests.length)]?.reference
    if (reference === undefined) return
    const params = { reference }
    await office.keepReplyDraft({ params, body: { text: 'Hide the layers' } })
    const { version } = await office.getRequest({ params })
    await office.reply({
      params,
      body: { act: randomUUID(), version, text: 'Hide the layers first.', uploads: [] },
    })
    await office
      .changeState({ body: { requests: [{ reference, version: version + 1 }], state: 'closed' } } as never)
      .catch(() => {})
  }

  async function publish() {
    const { entries } = await office.listEntries({
      query: { kind: 'article', state: 'live', language: 'cn' },
    })
    const entry = entries[published++ % Math.min(5, entries.length)]?.path
    if (entry === undefined) throw new Error('There is no article')
    const { version, draft, text } = await office.getEntry({ params: { entry }, query: { part: 'cn' } })
    const { title = '', description = '' } = text ?? {}
    const params = { entry, part: 'cn' }
    const body = {
      version,
      based_on: draft?.id ?? null,
      text: { title, description, markdown: `第${published}次。` },
    }
    const saved = await office.saveText({ params, body })
    await office.publish({ params, body: { version: saved.version } })
  }

  return [
    { name: 'inbox', everyMs: 1000, run: readInbox },
    { name: 'reply', everyMs: 5000, run: reply },
    { name: 'publish', everyMs: 20_000, run: publish },
  ]
}
