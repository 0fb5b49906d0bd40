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
  ] as const)('with %j selected, the header checkbox shows %s', (selected, state) => {
    expect(pageState(new Set(selected), ids)).toBe(state)
  })
})

describe('withAll', () => {
  it('selecting a page leaves the rows of other pages alone', () => {
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

  it('toggling a row selects it, and toggling it again removes it', () => {
    const { toggle } = setUp()
    expect(toggle('b')).toEqual(['b'])
    expect(toggle('b')).toEqual([])
  })

  it('Shift selects a range in either direction from the last row', () => {
    const { toggle } = setUp()
    toggle('d')
    expect(toggle('b', true)).toEqual(['b', 'c', 'd'])
    expect(toggle('e', true)).toEqual(['b', 'c', 'd', 'e'])
  })

  it('Shift removes a range if its end was selected', () => {
    const { toggle, toggleAll } = setUp()
    toggleAll()
    toggle('b')
    expect(toggle('d', true)).toEqual(['a', 'e'])
  })

  it('Shift without an earlier row selects one row', () => {
    expect(setUp().toggle('c', true)).toEqual(['c'])
  })

  it('the header checkbox selects the whole page, then nothing', () => {
    const { toggle, toggleAll } = setUp()
    toggle('b')
    expect(toggleAll()).toEqual(ids)
    expect(toggleAll()).toEqual([])
  })

  it('the handlers of a selection stay the same between renders', () => {
    const { hook } = setUp()
    const before = hook.result.current.toggle
    hook.rerender()
    expect(hook.result.current.toggle).toBe(before)
  })
})
