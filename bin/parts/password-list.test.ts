import { readFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from '../../services/credentials/common-passwords.ts'
import {
  foldPassword,
  isListedPassword,
  listFile,
  prefixBytes,
} from '../../services/credentials/listed-passwords.ts'
import { listCommonPasswords, makePasswordList } from './password-list.ts'

const passwords = listCommonPasswords()

test('the list of common passwords is made of the package as it is: `npm run passwords` after an update', () => {
  expect(readFileSync(listFile).equals(makePasswordList())).toBe(true)
})

test('of 30,000 common passwords every one that is long enough is refused, in whatever letters', () => {
  expect(dictionary['passwords-common'].length).toBeGreaterThan(30_000)
  expect(passwords.length).toBeGreaterThan(3000)
  const missed = passwords.filter(password => !isCommonPassword(password))
  expect(missed).toEqual([])
  const shouted = passwords.slice(0, 3000).filter(password => !isCommonPassword(password.toUpperCase()))
  expect(shouted).toEqual([])
})

test('of other texts none is taken for one of the list: it is one in ten million at most', () => {
  const size = readFileSync(listFile).length
  expect(size).toBeLessThan(1_000_000)
  expect(size / prefixBytes / 256 ** prefixBytes).toBeLessThan(1e-7)
  const taken = Array.from({ length: 50_000 }, (_, at) => `${at} gum leaves`).filter(text =>
    isListedPassword(foldPassword(text)),
  )
  expect(taken).toEqual([])
})
