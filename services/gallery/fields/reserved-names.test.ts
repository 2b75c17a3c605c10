import { expect, test } from 'vitest'
import en from '../copy/en.ts'
import { listPasswordProblems } from './password.ts'
import { listUsernameProblems } from './username.ts'

test.each([
  'admin',
  'Admin',
  'ADMIN',
  'аdmin',
  'adm1n',
  'adrnin',
  'admín',
  'ad-min',
  'admin_2026',
  'support',
  'Supp0rt',
  'supporτ',
  'office',
  'staff',
  'St4ff',
  'procreate',
  'ProCreate',
  'рrосrеаtе',
  'procreate.official',
  'procreate-pocket',
  'pocket',
  'dreams',
  'drearns',
  'dreams_team',
  'no-reply',
  'official',
  'officiaI',
  '管理员',
  'サポート',
])('%s is a name that only the company has', name => {
  expect(listUsernameProblems(name, en)).toEqual([en.username.reserved])
})

test.each([
  'mio',
  'administrata',
  'dreamer',
  'pocketwatch',
  'procreate_fan',
  'supportive',
  'staffordshire',
  'modest',
  'botanist',
  'emile',
  'infinity',
  'みおり',
  '小米酱',
])('%s is anybody’s', name => {
  expect(listUsernameProblems(name, en)).toEqual([])
})

test('a name of any length is looked at in no time', () => {
  const began = performance.now()
  for (const part of ['mod', 'mods', 'help', 'a', '1', 'procreate'])
    listUsernameProblems(part.repeat(300), en)
  expect(performance.now() - began).toBeLessThan(5000)
})

const mio = { username: 'mio', firstname: 'Mio', lastname: 'Tanaka', email: 'mio@example.com' }
const problemsOf = (password: string) => listPasswordProblems({ password, password2: password }, mio, en)

test.each([
  'procreate2026',
  'Procreate!!',
  'pr0create-2026',
  'pocket dreams',
  'Hobart7000',
  'miopocket',
  'iPadPencil1',
])('%s is made of the words of this site', password => {
  expect(problemsOf(password)).toContain(en.password.context)
})

test('names of one’s own have their own sentence, and a word of this site in a sentence is welcome', () => {
  expect(problemsOf('miotanaka1994')).toEqual([en.password.own])
  expect(problemsOf('M1o-Tanaka')).toEqual([en.password.own])
  expect(problemsOf('a pocket full of rye')).toEqual([])
  expect(problemsOf('wattle over hobart')).toEqual([])
})
