import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pageState, useTableSelection, withAll } from './table-selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']

describe('pageState', () => {
  it.each([
    [[], 'none'],
    [['z'], 'none'],
    [['a'], 'some'],
    [['a', 'z'], 'some'],
    [ids, 'all'],
    [[...ids, 'z'], 'all'],
  ] as const)('of %j is %s', (selected, state) => {
    expect(pageState(new Set(selected), ids)).toBe(state)
  })
})

describe('withAll', () => {
  it('leaves rows of other pages alone', () => {
    expect([...withAll(new Set(['z', 'a']), ['a', 'b'], false)]).toEqual(['z'])
    expect([...withAll(new Set(['z']), ['a', 'b'], true)]).toEqual(['z', 'a', 'b'])
  })
})

describe('useTableSelection', () => {
  function setUp() {
    let selected = new Set<string>()
    const hook = renderHook(() =>
      useTableSelection(
        {
          selected,
          onChange: (next) => {
            selected = next
          },
        },
        ids,
      ),
    )
    const toggle = (id: string, isRange = false) => {
      act(() => hook.result.current.toggle(id, isRange))
      hook.rerender()
      return [...selected].toSorted()
    }
    const toggleAll = () => {
      act(() => hook.result.current.toggleAll())
      hook.rerender()
      return [...selected].toSorted()
    }
    return { toggle, toggleAll, hook }
  }

  it('adds and removes one', () => {
    const { toggle } = setUp()
    expect(toggle('b')).toEqual(['b'])
    expect(toggle('b')).toEqual([])
  })

  it('takes a range in either direction from the last one', () => {
    const { toggle } = setUp()
    toggle('d')
    expect(toggle('b', true)).toEqual(['b', 'c', 'd'])
    expect(toggle('e', true)).toEqual(['b', 'c', 'd', 'e'])
  })

  it('removes a range when its end was chosen', () => {
    const { toggle, toggleAll } = setUp()
    toggleAll()
    toggle('b')
    expect(toggle('d', true)).toEqual(['a', 'e'])
  })

  it('takes one row when there is nothing to start a range from', () => {
    expect(setUp().toggle('c', true)).toEqual(['c'])
  })

  it('takes the whole page, then none', () => {
    const { toggle, toggleAll } = setUp()
    toggle('b')
    expect(toggleAll()).toEqual(ids)
    expect(toggleAll()).toEqual([])
  })

  it('keeps its handlers between renders', () => {
    const { hook } = setUp()
    const before = hook.result.current.toggle
    hook.rerender()
    expect(hook.result.current.toggle).toBe(before)
  })
})
