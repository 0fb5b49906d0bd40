import { useCallback, useEffect, useRef, useState } from 'react'

/** Where a connection stands. `code` and `reason` say why it was closed. */
export type EchoState =
  | { status: 'idle' | 'connecting' | 'open' }
  | { status: 'closed'; code: number; reason: string; wasOpen: boolean }

/** A message that was sent, and how long its echo took in milliseconds; undefined as long as there is none. */
export interface EchoMessage {
  id: number
  text: string
  took: number | undefined
}

/** The result of sending many messages at once. Times in milliseconds. */
export interface LoadResult {
  sent: number
  received: number
  median: number
  high: number
  total: number
}

/** Messages of a load test. */
export const loadCount = 1000
const mostKept = 20
/** Milliseconds without an echo after which those that are missing count as lost. */
const patience = 5000

export const echoAddress = () => `${location.origin.replace(/^http/, 'ws')}/api/v3/websocket`

/** A WebSocket to this server, which sends back what it gets, in the order in which it got it. */
export function useEcho() {
  const [state, setState] = useState<EchoState>({ status: 'idle' })
  const [messages, setMessages] = useState<readonly EchoMessage[]>([])
  const [load, setLoad] = useState<{ received: number; result?: LoadResult }>()
  const socket = useRef<WebSocket>(undefined)
  const hear = useRef<(text: string) => void>(undefined)
  const count = useRef(0)

  const connect = useCallback(() => {
    socket.current?.close()
    let wasOpen = false
    const opening = new WebSocket(echoAddress())
    socket.current = opening
    setState({ status: 'connecting' })
    opening.addEventListener('open', () => {
      wasOpen = true
      setState({ status: 'open' })
    })
    opening.addEventListener('message', ({ data }: MessageEvent<string>) => hear.current?.(data))
    opening.addEventListener('close', ({ code, reason }) => {
      if (socket.current === opening) setState({ status: 'closed', code, reason, wasOpen })
    })
  }, [])
  const disconnect = useCallback(() => socket.current?.close(1000), [])
  useEffect(() => {
    const present = socket
    return () => present.current?.close()
  }, [])

  /** Sends one text. */
  function send(text: string) {
    const begun = performance.now()
    const id = (count.current += 1)
    setMessages((all) => [{ id, text, took: undefined }, ...all].slice(0, mostKept))
    hear.current = () => {
      const took = performance.now() - begun
      setMessages((all) => all.map((each) => (each.id === id ? { ...each, took } : each)))
    }
    socket.current?.send(text)
  }

  /** Sends many texts at once, and waits for their echoes. */
  function sendMany() {
    const begun = performance.now()
    const times: number[] = []
    let timer: ReturnType<typeof setTimeout>
    const done = () => {
      clearTimeout(timer)
      hear.current = undefined
      setLoad({ received: times.length, result: resultOf(times, performance.now() - begun) })
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(done, patience)
    }
    setLoad({ received: 0 })
    hear.current = () => {
      times.push(performance.now() - begun)
      if (times.length === loadCount) return done()
      if (times.length % 100 === 0) setLoad({ received: times.length })
      wait()
    }
    wait()
    for (let at = 0; at < loadCount; at += 1) socket.current?.send(String(at))
  }

  return { state, messages, load, connect, disconnect, send, sendMany }
}

function resultOf(times: readonly number[], total: number): LoadResult {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { sent: loadCount, received: times.length, median: at(0.5), high: at(0.95), total }
}
