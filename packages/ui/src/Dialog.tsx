import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { useWord } from './WordsProvider.tsx'

export interface DialogProps {
  title: ReactNode
  children: ReactNode
  /** Buttons, the main one first; it stays in view while the body scrolls. */
  footer?: ReactNode
  /** 300, 600, 800 or 1140 pixels wide. Default `medium` (600). */
  size?: 'small' | 'medium' | 'large' | 'wide'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Whether a press outside closes it. Default true; false where typed text could be lost. */
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  labels?: { close?: string }
}

/** A modal window. Focus stays inside, Escape closes it, and the focus goes back to where it was. */
export function Dialog({
  title,
  children,
  footer,
  size = 'medium',
  isOpen,
  onOpenChange,
  isDismissable = true,
  role = 'dialog',
  labels,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={styles.backdrop!}
    >
      <Modal className={styles.modal!} data-size={size}>
        <AriaDialog role={role} className={styles.dialog!}>
          {({ close }) => (
            <>
              <header className={styles.header}>
                <Heading slot="title" className={styles.title!}>
                  {title}
                </Heading>
                {role === 'dialog' && <CloseButton label={labels?.close} onPress={close} />}
              </header>
              <div className={styles.body}>{children}</div>
              {footer && <footer className={styles.footer}>{footer}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function CloseButton({ label, onPress }: { label?: string; onPress: () => void }) {
  return <IconButton icon="x" size="small" label={useWord('close', label)} onPress={onPress} />
}
