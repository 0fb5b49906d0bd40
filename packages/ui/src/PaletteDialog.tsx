import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './PaletteDialog.module.css'

export interface PaletteDialogProps {
  label: string
  children: ReactNode
  onClose: () => void
}

/** A window near the top of the page, 640 pixels wide, for a field and what is found with it. */
export function PaletteDialog({ label, children, onClose }: PaletteDialogProps) {
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className={styles.backdrop!}>
      <Modal className={styles.modal!}>
        <Dialog aria-label={label} className={styles.dialog!}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
