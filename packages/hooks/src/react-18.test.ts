import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The exports of React that version 18 has, too. */
const known = new Set([
  'createContext',
  'useCallback',
  'useContext',
  'useEffect',
  'useId',
  'useLayoutEffect',
  'useMemo',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
])

it('the hooks need nothing of React that version 18 does not have', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: (path) => path.includes('.test.') })
  expect(sources.length).toBeGreaterThan(10)
  const newer = sources.flatMap((file) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    const names = [...text.matchAll(/import (?!type )\{([^}]*)\} from 'react'/g)]
      .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
      .filter((name) => name && !name.startsWith('type ') && !known.has(name))
    const contexts = [...text.matchAll(/<(\w+Context)[ >]/g)].map(([, name]) => `<${name}>`)
    return [...names, ...contexts].map((name) => `${file}: ${name}`)
  })
  expect(newer).toEqual([])
})
