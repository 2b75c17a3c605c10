import { expect, test } from 'vitest'
import { roles } from '../../contract/office/permissions.ts'
import { commonRooms } from './common-rooms.ts'
import { groupsOf } from './rooms.ts'

const roomsOf = (...of: (typeof roles)[number][]) => groupsOf(of).flatMap(({ rooms }) => rooms)

test('no two rooms have the same keys or the same address', () => {
  const rooms = [...commonRooms, ...roomsOf(...roles)]
  for (const of of ['keys', 'path'] as const)
    expect(new Set(rooms.map(room => room[of])).size, of).toBe(rooms.length)
})

test('a role sees its own rooms, and no group without one', () => {
  expect(roomsOf('press').map(({ path }) => path)).toContain('/media-list')
  expect(roomsOf('translator').map(({ path }) => path)).not.toContain('/people')
  for (const role of roles)
    for (const { title, rooms } of groupsOf([role])) expect(rooms, `${role} ${title}`).not.toEqual([])
})
