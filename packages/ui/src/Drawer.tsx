import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './AppShell.module.css'
import { IconButton } from './IconButton.tsx'

export interface DrawerProps {
  label: string
  closeLabel: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** A panel at the inline start, over the page: the sidebar of a small window. */
export function Drawer({ label, closeLabel, isOpen, onOpenChange, children }: DrawerProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.backdrop!}>
      <Modal className={styles.drawer!}>
        <Dialog aria-label={label} className={styles.drawerBody!}>
          <div className={styles.close}>
            <IconButton icon="x" label={closeLabel} onPress={() => onOpenChange(false)} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
