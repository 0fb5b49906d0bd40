import { Component, lazy, type FunctionComponent, type ReactNode } from 'react'
import { isMissingPart, tellMissing } from './ground/chunk-reload.ts'

type Load<Name extends string, Props> = () => Promise<Record<Name, (props: Props) => ReactNode>>

/** `lazy` for a module without a default export: `named(() => import('./Chart.tsx'), 'Chart')`. */
export const named = <Name extends string, Props>(load: Load<Name, Props>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] })) as FunctionComponent<Props>

/**
 * The same for a menu or a window over a page. Where it cannot be loaded, the page stays as it is with all that was
 * typed, and a message offers to load it again. `close` tells its opener, so that it can be asked for again; it
 * calls `onClose` when left out.
 */
export function overlay<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  close: (props: Props) => void = (props) => (props as { onClose?: () => void }).onClose?.(),
) {
  let Part = named(load, name)
  return function Overlay(props: Props) {
    const giveUp = () => {
      // A lazy component keeps its failure.
      Part = named(load, name)
      close(props)
      void tellMissing()
    }
    return (
      <MissingBoundary onMissing={giveUp}>
        <Part {...props} />
      </MissingBoundary>
    )
  }
}

/** The same for a part of a page, with what stands in its place where it cannot be loaded: `missingRegion`. */
export function region<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  instead: (error: Error) => ReactNode,
) {
  const Part = named(load, name)
  return function Region(props: Props) {
    return (
      <MissingBoundary instead={instead}>
        <Part {...props} />
      </MissingBoundary>
    )
  }
}

interface MissingBoundaryProps {
  children: ReactNode
  instead?: (error: Error) => ReactNode
  onMissing?: () => void
}

/** Ends here that a part could not be loaded; every other failure goes on. */
class MissingBoundary extends Component<MissingBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    if (isMissingPart(error)) this.props.onMissing?.()
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (!isMissingPart(error)) throw error
    return this.props.instead?.(error)
  }
}
