import { useId, type ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './IconButton.tsx'
import styles from './SidePanel.module.css'
import { useMediaQuery } from './use-media-query.ts'
import { useWord } from './WordsProvider.tsx'

export interface SidePanelProps {
  title: ReactNode
  children: ReactNode
  /** Buttons, the main one first. */
  footer?: ReactNode
  /** 480 or 640 pixels. */
  size?: 'regular' | 'wide'
  isOpen: boolean
  /** Asked to close: the caller may first ask about unsaved changes. */
  onClose: () => void
  /** From 1200 px on it stands beside the page instead of over it; put it in a `PanelLayout` then. */
  isPushing?: boolean
  labels?: { close?: string }
}

/** A panel at the end of the view, to look at or edit one thing without leaving the list. */
export function SidePanel({
  title,
  children,
  footer,
  size = 'regular',
  isOpen,
  onClose,
  isPushing = false,
  labels,
}: SidePanelProps) {
  const isWide = useMediaQuery('(width >= 1200px)')
  const titleId = useId()
  const close = useWord('close', labels?.close)
  const body = (heading: ReactNode) => (
    <>
      <header className={styles.header}>
        {heading}
        <IconButton icon="x" label={close} onPress={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </>
  )
  if (isPushing && isWide) {
    if (!isOpen) return null
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from its controls
      <aside
        aria-labelledby={titleId}
        className={styles.beside}
        data-size={size}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) onClose()
        }}
      >
        {body(
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>,
        )}
      </aside>
    )
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={styles.backdrop!}
    >
      <Modal className={styles.modal!} data-size={size}>
        <Dialog className={styles.dialog!}>
          {body(
            <Heading slot="title" className={styles.title!}>
              {title}
            </Heading>,
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** A page and the `SidePanel` that pushes it aside, beside each other. */
export function PanelLayout({ children, panel }: { children: ReactNode; panel: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.page}>{children}</div>
      {panel}
    </div>
  )
}
