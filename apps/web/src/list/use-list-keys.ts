import { useMemo } from 'react'
import { useCommands, type Command } from '../ground/commands.ts'
import type { ListState } from './list-state.ts'

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')]
const present = () => document.activeElement?.closest<HTMLElement>('[data-row]')

/** Goes a row on or back: its name gets the focus. */
function step(by: 1 | -1) {
  const all = rows()
  const at = all.indexOf(present() as HTMLElement)
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by]
  const name =
    next?.querySelector<HTMLElement>('th a, th button, a[data-main]') ?? next?.querySelector<HTMLElement>('a, button')
  name?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

const press = (selector: string) => present()?.querySelector<HTMLElement>(selector)?.click()

/** The keys of every list. `pages` is how many there are. */
export function useListKeys(list: Pick<ListState, 'search' | 'set'>, pages: number, more: readonly Command[] = []) {
  const { page = 0 } = list.search
  const own = useMemo<Command[]>(
    () => [
      { keys: ['j'], label: 'list.keys.next', run: () => step(1) },
      { keys: ['k'], label: 'list.keys.previous', run: () => step(-1) },
      { keys: ['x'], label: 'list.keys.select', run: () => press('input[type=checkbox]') },
      { keys: ['.'], label: 'list.keys.menu', run: () => press('[aria-haspopup=menu]') },
      { keys: ['n'], label: 'list.keys.nextPage', run: () => page + 1 < pages && list.set({ page: page + 1 }) },
      {
        keys: ['p'],
        label: 'list.keys.previousPage',
        run: () => page > 0 && list.set({ page: page - 1 || undefined }),
      },
    ],
    [list, page, pages],
  )
  useCommands([...own, ...more])
}
