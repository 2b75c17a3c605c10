import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type { Locale } from '../contract/locale.ts'
import { createOfficeClient, type OfficeClient, officeApi } from '../contract/office/office.ts'
import { ServiceRefusal } from '../contract/problem.ts'
import { makeFile, sendStubbornly } from './tus-sender.ts'

/** A reply that the server has acknowledged. */
export interface Reply {
  /** Stands in its text, and in no other. */
  readonly marker: string
  readonly files: number
  isUndone: boolean
  /** Whether undoing it was refused because the mail had left. */
  isTooLate: boolean
}

/** A request with what was done to it; one conversation goes on at a time. */
export interface Conversation {
  readonly id: string
  readonly reference: string
  readonly locale: Locale
  isBusy: boolean
  turns: number
  /** Whether its draft is left as it is to the end. */
  isLeft: boolean
  /** The draft that was acknowledged last. */
  draft: { readonly text: string; readonly uploads: readonly string[] } | null
  readonly replies: Reply[]
  /** How often a draft that was acknowledged read otherwise. */
  faults: number
}

const password = 'nine quiet herons'

/** A client of the office for a member of staff who accepts an invitation, enrols an authenticator app and logs in with it. */
export async function logInAsStaff(
  origin: string,
  serviceSecret: string,
  invitation: string,
): Promise<OfficeClient> {
  let cookie = ''
  const client = createOfficeClient({
    baseUrl: origin + officeApi,
    headers: { Authorization: `Service ${serviceSecret}`, 'X-Visitor-Address': '203.0.113.7' },
    fetch: request => {
      request.headers.set('Cookie', cookie)
      return fetch(request)
    },
    onHeaders: headers => {
      for (const set of headers.getSetCookie()) cookie = set.split(';', 1)[0] ?? ''
    },
  })
  const token = new URL(invitation).searchParams.get('token') ?? ''
  await client.acceptInvitation({ body: { token, name: 'Ada Moss', password } })
  const { secret } = await client.startTotp()
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await client.confirmTotp({ body: { code: totp.generate() } })
  const { email } = await client.getMe()
  await client.logOut()
  await client.logIn({ body: { email, password } })
  // The code of this step is spent; that of the next is accepted already.
  const { next } = await client.giveSecondFactor({
    body: { code: totp.generate({ timestamp: Date.now() + 30_000 }) },
  })
  if (next !== 'done') throw new Error(`${email} could not log in`)
  return client
}

interface Line {
  readonly origin: string
  /** Called before a call is repeated. */
  readonly onRetry: () => void
}

let replies = 0

/** One turn of a conversation: a draft, perhaps a file, a reply, perhaps its undoing. Every call is repeated until it is answered. */
export async function converse(
  client: OfficeClient,
  about: Conversation,
  { origin, onRetry }: Line,
): Promise<void> {
  about.isBusy = true
  about.turns++
  const params = { reference: about.reference }
  const ask = <A>(call: () => Promise<A>) => untilAnswered(call, onRetry)
  const marker = `[reply ${++replies}]`
  const text = `${marker} Hide the layers first.`
  const uploads = Math.random() < 0.2 ? [(await sendStubbornly(origin, makeFile(20_000))).id] : []

  async function read(expected: string) {
    const { version, draft } = await ask(() => client.getRequest({ params }))
    const isRight = draft?.text === expected && draft.uploads.join() === uploads.join()
    if (!isRight) about.faults++
    return version
  }

  await ask(() => client.keepReplyDraft({ params, body: { text: text.slice(0, -6) } }))
  await ask(() => client.keepReplyDraft({ params, body: { text, uploads } }))
  const version = await read(text)
  about.draft = { text, uploads }
  about.isLeft = Math.random() < 0.02
  if (!about.isLeft) {
    const body = { act: randomUUID(), version, text, uploads }
    const { event = '' } = await ask(() => client.reply({ params, body }))
    const reply = { marker, files: uploads.length, isUndone: false, isTooLate: false }
    about.replies.push(reply)
    about.draft = null
    if (Math.random() < 0.3) {
      await sleep(Math.random() * 9000)
      // Undone by the first try, whose answer was lost, it is unknown to the second.
      const status = await ask(() => client.undoReply({ params: { ...params, event } })).then(
        () => 200,
        statusOf,
      )
      reply.isTooLate = status === 409
      reply.isUndone = !reply.isTooLate
      if (reply.isUndone) {
        await read(text)
        about.draft = { text, uploads }
        about.isLeft = Math.random() < 0.1
      }
    }
  }
  about.isBusy = false
}

/** Repeats a call until the server answers it. Throws what it refuses. */
async function untilAnswered<A>(call: () => Promise<A>, onRetry: () => void): Promise<A> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (error instanceof ServiceRefusal && error.status < 500) throw error
    }
    onRetry()
    await sleep(100)
  }
}

function statusOf(error: unknown): number {
  if (error instanceof ServiceRefusal && [404, 409].includes(error.status)) return error.status
  throw error
}
