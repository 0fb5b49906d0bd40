import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { announceAvatar, useAvatar } from './avatar.ts'

beforeEach(() => localStorage.clear())

const ada = { uuid: 'ada', avatar: '/old' }

it("the avatar is the locally stored one, else the signed-in user's, and follows the event", () => {
  const { result, rerender } = renderHook((user: typeof ada | undefined) => useAvatar(user), { initialProps: ada })
  expect(result.current).toBe('/old')
  act(() => announceAvatar('ada', '/new'))
  expect(result.current).toBe('/new')
  rerender({ uuid: 'ada', avatar: '/new' })
  expect(localStorage.getItem('avatar')).toBeNull()
  rerender({ uuid: 'ada', avatar: '/newer, from elsewhere' })
  expect(result.current).toBe('/newer, from elsewhere')
  act(() => announceAvatar('ada', undefined))
  expect(result.current).toBeUndefined()
})

it("the avatar is never another user's", () => {
  announceAvatar('bob', '/bob')
  expect(renderHook(() => useAvatar(ada)).result.current).toBe('/old')
  expect(renderHook(() => useAvatar(undefined)).result.current).toBeUndefined()
})
