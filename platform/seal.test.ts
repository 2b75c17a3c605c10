import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const context = { purpose: 'a test', owner: 'ada' }

test('a sealed text opens for its purpose and owner alone', () => {
  const sealed = seal('one', 'a text 絵', context)
  expect(unseal('one', sealed, context)).toEqual({ text: 'a text 絵', isOutdated: false })
  expect(unseal('one', sealed, { ...context, owner: 'bob' })).toBeNull()
  expect(unseal('one', sealed, { ...context, purpose: 'another' })).toBeNull()
  expect(unseal('two', sealed, context)).toBeNull()
  expect(seal('one', 'a text 絵', context)).not.toBe(sealed)
})

test('after a rotation of the secret it opens, and says that it is outdated', () => {
  const sealed = seal('old', 'a text', context)
  expect(unseal(['new', 'old'], sealed, context)).toEqual({ text: 'a text', isOutdated: true })
})

test('any changed byte, and what was never sealed, opens as nothing', () => {
  const sealed = Buffer.from(seal('one', 'a text', context), 'base64url')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(unseal('one', changed.toString('base64url'), context)).toBeNull()
  }
  for (const each of ['', 'x', '絵', 'A'.repeat(60)]) expect(unseal('one', each, context)).toBeNull()
})
