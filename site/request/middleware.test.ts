import { expect, test } from 'vitest'
import { findMiddleware } from './middleware.ts'

/** The error that looking up the middleware throws. */
function thrownFor(name: string): unknown {
  try {
    findMiddleware(name)
  } catch (thrown) {
    return thrown
  }
  return undefined
}

test.for(['nobody', '', 'toString', '__proto__'])(
  'looking up "%s" says that it is an unknown middleware, with status 500',
  name => {
    expect(thrownFor(name)).toMatchObject({ init: { status: 500, statusText: 'Unknown middleware' } })
  },
)

test('one that there is is found', () => {
  expect(thrownFor('only-in-development')).toBe(undefined)
})
