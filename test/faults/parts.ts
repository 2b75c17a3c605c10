import { expect } from 'vitest'
import { uploadsPath } from '../../contract/uploads.ts'
import type { FaultySite, Speaker } from './faulty-site.ts'
import type { Wire } from './wire.ts'

/** Something that the product stands on, and what shows whether it works. */
interface Part {
  readonly wire: Wire
  /** The process that visitors of this part speak to. */
  readonly site: Speaker
  /** Gives something to keep; resolves to the status of the answer. */
  give(): Promise<number>
  /** Whether what needs this part is done whole. */
  works(): Promise<boolean>
  /** What has to be true in the end of everything that was taken while it failed. */
  settle(): Promise<void>
  /** Whether every `give` has to be taken, whatever the fault. */
  readonly isOptional?: true
}

export const partNames = ['database', 'store', 'mail', 'cache', 'services'] as const
export type PartName = (typeof partNames)[number]

export function partsOf(faulty: FaultySite): Readonly<Record<PartName, Part>> {
  const { wires, first, second, smtp, valkey } = faulty
  const draftOn = (site: Speaker) => ({
    site,
    give: async () => statusOf(await site.saveDraft()),
    works: async () => statusOf(await site.saveDraft()) === 200,
    settle: async () => {},
  })
  const asked: string[] = []
  let recipients = 0

  /** Has a mail sent; resolves to the status, and to whom it goes. */
  async function mailDraft() {
    const email = `mio.${++recipients}@example.net`
    const { token } = (await (await first.saveDraft()).json()) as { token: string }
    const answer = await first.post('/api/admin/drafts/mail', { kind: 'support', token, email })
    return { status: statusOf(answer), email }
  }
  const countMails = (email: string) => smtp.mails.filter(({ to }) => to.includes(email)).length

  return {
    database: { wire: wires.database, ...draftOn(first) },
    services: { wire: wires.services, ...draftOn(second) },
    store: {
      wire: wires.store,
      site: first,
      give: () => upload(first),
      works: async () => (await upload(first)) === 204,
      settle: async () => {},
    },
    mail: {
      wire: wires.mail,
      site: first,
      isOptional: true,
      async give() {
        const { status, email } = await mailDraft()
        if (status === 200) asked.push(email)
        return status
      },
      async works() {
        const { email } = await mailDraft()
        await expect.poll(() => countMails(email), { interval: 20 }).toBe(1)
        return true
      },
      async settle() {
        for (const email of asked)
          await expect.poll(() => countMails(email), { timeout: 120_000 }).toBeGreaterThan(0)
      },
    },
    cache: {
      wire: wires.cache,
      site: first,
      isOptional: true,
      give: async () => statusOf(await first.saveDraft()),
      async works() {
        const before = valkey.counted()
        await first.saveDraft()
        return valkey.counted() > before
      },
      settle: async () => {},
    },
  }
}

const tus = { 'Tus-Resumable': '1.0.0' }

/** Sends an attachment whole; resolves to the status of its last request. */
async function upload({ request }: Speaker): Promise<number> {
  const file = Buffer.from('A line about brushes.\n'.repeat(20))
  const metadata = `filename ${Buffer.from('notes.txt').toString('base64')}`
  const created = await request(uploadsPath, {
    method: 'POST',
    headers: { ...tus, 'Upload-Length': String(file.length), 'Upload-Metadata': metadata },
  })
  await created.arrayBuffer()
  if (created.status !== 201) return created.status
  const path = new URL(created.headers.get('location') ?? '', 'http://localhost').pathname
  const sent = await request(path, {
    method: 'PATCH',
    headers: { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' },
    body: new Uint8Array(file),
  })
  return statusOf(sent)
}

/** Reads the answer to its end. */
function statusOf(response: Response): number {
  void response.arrayBuffer().catch(() => {})
  return response.status
}
