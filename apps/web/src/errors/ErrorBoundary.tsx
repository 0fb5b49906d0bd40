import { Component, type ReactNode } from 'react'
import { hasMessage, t, type PlainMessageId } from '../i18n/t.ts'

/** The last resort when even the error page fails: plain words, and a link that loads the home page again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <h1>{word('shell.error.broken', 'Something went wrong, and the error page couldn’t be shown.')}</h1>
        <a href="/">{word('shell.error.home', 'Go back to home')}</a>
      </main>
    )
  }
}

// The words may be what failed to load.
const word = (id: PlainMessageId, english: string) => (hasMessage(id) ? t(id) : english)
