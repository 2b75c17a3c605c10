import { expect, test } from 'vitest'
import { openLimits } from '../../platform/limits/open-limits.ts'
import { createLog } from '../../platform/log.ts'
import { createRecipientLimit, type MailOccasion, mailboxOf } from './recipient-limit.ts'

async function count(address: string, occasions: readonly (MailOccasion | undefined)[]) {
  const recipients = createRecipientLimit(await openLimits(null, createLog('silent')))
  const sent: boolean[] = []
  for (const occasion of occasions) sent.push(await recipients.isWithin(address, occasion))
  return sent.filter(Boolean).length
}

test('of fifty mails that strangers cause, at most five reach one recipient, resets included', async () => {
  const mixed = Array.from(
    { length: 50 },
    (_, index) => (index % 2 ? 'reset' : undefined) as MailOccasion | undefined,
  )
  expect(await count('mio@example.com', mixed)).toBe(5)
  expect(await count('mio@example.com', Array(50).fill('reset'))).toBe(5)
  expect(await count('mio@example.com', Array(50).fill(undefined))).toBe(4)
})

test('after fifty forms the owner of an account still gets a link that resets it, and notices about it', async () => {
  const recipients = createRecipientLimit(await openLimits(null, createLog('silent')))
  for (let index = 0; index < 50; index++) await recipients.isWithin('mio@example.com')
  expect(await recipients.isWithin('mio@example.com')).toBe(false)
  expect(await recipients.isWithin('mio@example.com', 'reset')).toBe(true)
  expect(await recipients.isWithin('mio@example.com', 'notice')).toBe(true)
  expect(await recipients.isWithin('ada@example.com')).toBe(true)
})

test.each([
  ['Mio@Example.COM', 'mio@example.com'],
  [' mio@example.com ', 'mio@example.com'],
  ['mio+one@example.com', 'mio@example.com'],
  ['mio+two+three@example.com', 'mio@example.com'],
  ['ｍｉｏ@example.com', 'mio@example.com'],
  ['mio@例え.jp', 'mio@xn--r8jz45g.jp'],
  ['m.i.o+x@googlemail.com', 'mio@gmail.com'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

test('different people have different mailboxes', () => {
  for (const [one, other] of [
    ['mi.o@example.com', 'mio@example.com'],
    ['mio@example.com', 'mio@example.org'],
  ] as const) {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other))
  }
})
