import { expect, test } from 'vitest'
import { chooseApp, findVerdict, questions } from './choose-app.ts'

const read = (address: string) => findVerdict(new URLSearchParams(address))

test('every way through the three questions ends in an app that runs on what the visitor has', () => {
  const chosen = questions.on.flatMap(on =>
    questions.make.flatMap(make => questions.time.map(time => ({ on, ...chooseApp({ on, make, time }) }))),
  )
  expect(chosen).toHaveLength(18)
  for (const { on, app, also } of chosen) {
    if (on === 'phone') expect([app, also]).toEqual(['pocket', null])
    if (on === 'tablet') expect([app, also]).not.toContain('pocket')
    expect(also).not.toBe(app)
  }
  expect(new Set(chosen.map(({ app }) => app))).toEqual(new Set(['procreate', 'pocket', 'dreams']))
})

test.each([
  ['on=tablet&make=films&time=hours', 'dreams', 'films'],
  ['on=both&make=pictures&time=minutes', 'pocket', 'onTheWay'],
  ['on=phone&make=models&time=hours', 'pocket', 'modelsNeedTablet'],
])('%s is answered with %s', (address, app, reason) =>
  expect(read(address).verdict).toMatchObject({ app, reason }),
)

test.each(['', 'on=tablet', 'on=tablet&make=films&time=never', 'on=__proto__&make=films&time=hours'])(
  '%j has no answer',
  address => {
    expect(read(address).verdict).toBeNull()
    expect(read(address).isBegun).toBe(address !== '')
  },
)
