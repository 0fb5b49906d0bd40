import { useSession } from '@dragoman/hooks/session'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useRef, type ComponentType } from 'react'
import { hasUndo, undoLast } from '../bulk/last-undo.ts'
import { withWords } from '../i18n/with-words.ts'
import { overlay } from '../lazy.tsx'
import { useCommands, type Command } from '../ground/commands.ts'
import { listenToKeys } from '../ground/keys.ts'
import { seenEntries } from '../ground/navigation.ts'
import { pageTabs } from '../ground/page-tabs.ts'
import { places } from '../ground/places.ts'

const KeyMap = overlay(
  withWords(['list'], () => import('./KeyMap.tsx')),
  'KeyMap',
)
/** The window that is open over the page: the map of keys, or the command palette. */
export type KeyWindow = 'keys' | 'palette'

export interface GlobalKeysProps {
  open: KeyWindow | undefined
  onOpenChange: (next: KeyWindow | undefined) => void
  palette: ComponentType<PaletteProps> | undefined
}

/** The messages of the command palette to the frame. */
export interface PaletteProps {
  onClose: () => void
  /** Told what to do once the palette has closed. */
  onChoose: (run: () => void) => void
  onShowKeys: () => void
}

/** The keys of every page: `?` for the map, Ctrl K for the palette, `g` and a letter for a place that one may open. */
export function GlobalKeys({ open, onOpenChange, palette: Palette }: GlobalKeysProps) {
  const navigate = useNavigate()
  const { routesById } = useRouter()
  const { session } = useSession()
  const chosen = useRef<() => void>(undefined)
  useEffect(() => {
    const run = chosen.current
    if (open || !run) return
    chosen.current = undefined
    // The focus goes back to the page first: what is chosen may open a window of its own.
    requestAnimationFrame(() => requestAnimationFrame(run))
  }, [open])
  const mayOpen = new Set(seenEntries(Object.values(routesById), session.getSnapshot().subject).map(({ path }) => path))
  const go: Command[] = places
    .filter(({ path }) => path === '/' || mayOpen.has(path))
    .map(({ key, path, label }) => ({ keys: ['g', key], label, run: () => void navigate({ to: path }) }))
  useCommands([
    ...go,
    ...tabKeys,
    { keys: ['u'], label: 'list.keys.undo', icon: 'undo', isOffered: hasUndo, run: undoLast },
    { keys: ['?'], label: 'list.keys', run: () => onOpenChange('keys') },
  ])
  const openPalette = useEffectEvent(() => Palette && onOpenChange('palette'))
  const close = () => onOpenChange(undefined)
  const closeEarly = useEffectEvent(close)
  useEffect(() => listenToKeys(openPalette, closeEarly), [])
  return (
    <Suspense>
      {open === 'keys' && <KeyMap onClose={close} />}
      {open === 'palette' && Palette && (
        <Palette
          onClose={close}
          onChoose={(run) => {
            chosen.current = run
            close()
          }}
          onShowKeys={() => onOpenChange('keys')}
        />
      )}
    </Suspense>
  )
}

const tabKeys = Array.from({ length: 9 }, (_, at): Command => ({
  keys: [String(at + 1)],
  label: 'list.keys.tab',
  isOffered: () => pageTabs().length > Math.max(at, 1),
  run: () => pageTabs()[at]?.click(),
}))
