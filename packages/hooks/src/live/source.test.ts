import { afterEach, expect, it, vi } from 'vitest'
import { openSource, type Heard } from './source.ts'

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  constructor() {
    super()
    FakeSource.opened.push(this)
  }
  say(kind: string, id: number) {
    this.dispatchEvent(Object.assign(new MessageEvent(kind, { data: '{}' }), { lastEventId: String(id) }))
  }
  close() {}
}

/** The lock of the browser: the first who asks holds it. */
function oneLock() {
  let isHeld = false
  return {
    request: async (_name: string, _options: object, hold: () => Promise<void>) => {
      if (isHeld) return new Promise(() => {})
      isHeld = true
      return hold()
    },
  }
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

it('a tab that is opened later shares the connection, and hears what happened since its page was there', async () => {
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('navigator', { onLine: true, locks: oneLock() })
  const open = () => {
    const heard: Heard[] = []
    const name = 'events me'
    stops.push(openSource({ url: '/events', name, hear: (message) => heard.push(message) }))
    return heard
  }
  const first = open()
  await expect.poll(() => FakeSource.opened).toHaveLength(1)
  const [source] = FakeSource.opened
  source!.say('change', 7)
  source!.say('beat', 8)
  expect(first.map(({ id }) => id)).toEqual(['7', '8'])

  const second = open()
  await expect.poll(() => second.map(({ kind, id }) => [kind, id])).toEqual([['change', '7']])
  source!.say('change', 9)
  await expect.poll(() => second.map(({ id }) => id)).toEqual(['7', '9'])
  expect(FakeSource.opened).toHaveLength(1)
})

it('a tab opens a connection of its own where the browser blocks messages between tabs', async () => {
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('navigator', { onLine: true, locks: oneLock() })
  vi.stubGlobal('BroadcastChannel', function () {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  FakeSource.opened = []
  const heard: Heard[] = []
  for (let tab = 0; tab < 2; tab += 1)
    stops.push(openSource({ url: '/events', name: 'events me', hear: (message) => heard.push(message) }))
  await expect.poll(() => FakeSource.opened).toHaveLength(2)
  FakeSource.opened[1]!.say('change', 7)
  expect(heard.map(({ id }) => id)).toEqual(['7'])
})
