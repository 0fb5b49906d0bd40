import { browserStorage } from '@dragoman/sdk/session-storage'
import { useSyncExternalStore } from 'react'
import type * as segmentViewModule from './segment-view.ts'

type SegmentView = typeof segmentViewModule

const key = 'editorField'
const listeners = new Set<() => void>()
/** The field with chips could not be loaded: text can be written all the same. */
let isMissing = false

// Chips lose the caret or the keyboard with some input methods there.
const isAndroid = typeof navigator !== 'undefined' && /Android/.test(navigator.userAgent)

function isPlain(): boolean {
  if (isMissing) return true
  const chosen = browserStorage('localStorage').getItem(key)
  return chosen === null ? isAndroid : chosen === 'plain'
}

function tell() {
  for (const listener of listeners) listener()
}

/** Whether translations are written in plain text fields, with tags in brackets. */
export const usePlainText = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isPlain)

/** Chooses between plain text fields and fields with chips, for this browser. */
export function choosePlainText(plain: boolean) {
  isMissing = false
  try {
    browserStorage('localStorage').setItem(key, plain ? 'plain' : 'chips')
  } catch {
    isMissing = plain
  }
  tell()
}

let module: SegmentView | undefined
let loading: Promise<SegmentView | undefined> | undefined

/** The live field, once it is loaded. */
export const segmentView = () => module

/** Loads the live field; undefined where it cannot be, and plain text fields take its place. */
export function loadSegmentView(): Promise<SegmentView | undefined> {
  loading ??= import('./segment-view.ts').then(
    (loaded) => (module = loaded),
    () => {
      loading = undefined
      isMissing = true
      tell()
      return undefined
    },
  )
  return loading
}
