import { useState } from 'react'
import { Button } from '../src/Button.tsx'
import { ComboBox } from '../src/ComboBox.tsx'
import { ConfirmDialog } from '../src/ConfirmDialog.tsx'
import { Dialog } from '../src/Dialog.tsx'
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../src/Menu.tsx'
import { PageBody, Row, Stack } from '../src/Page.tsx'
import { Popover } from '../src/Popover.tsx'
import { SidePanel } from '../src/SidePanel.tsx'
import { TextField } from '../src/TextField.tsx'
import { showToast, ToastRegion } from '../src/Toast.tsx'
import { TriggerButton } from '../src/TriggerButton.tsx'

const many = Array.from({ length: 2000 }, (_, index) => ({ id: String(index), label: `Memory ${index}` }))

/** `?open=dialog|confirm|panel|menu|toast` */
export function OverlaysSection() {
  const [open, setOpen] = useState(new URLSearchParams(location.search).get('open'))
  const close = () => setOpen(null)
  return (
    <PageBody>
      <Row>
        <Button onPress={() => setOpen('dialog')}>Dialog</Button>
        <Button onPress={() => setOpen('confirm')}>Confirm</Button>
        <Button onPress={() => setOpen('panel')}>Panel</Button>
        <MenuTrigger defaultOpen={open === 'menu'}>
          <TriggerButton iconEnd="chevron-down">Menu</TriggerButton>
          <Menu>
            <MenuItem icon="edit" shortcut="e">
              Rename
            </MenuItem>
            <MenuItem icon="users" description="Nobody is free this week" isDisabled>
              Assign
            </MenuItem>
            <MenuSection title="Language" selectionMode="single" defaultSelectedKeys={['en']}>
              <MenuItem id="en">English</MenuItem>
              <MenuItem id="ar">العربية</MenuItem>
            </MenuSection>
            <MenuSeparator />
            <MenuItem icon="trash" tone="danger">
              Delete
            </MenuItem>
          </Menu>
        </MenuTrigger>
        <Popover label="Why" trigger={<TriggerButton>Popover</TriggerButton>}>
          The amount is the sum of its rounded lines.
        </Popover>
        <Button
          onPress={() => {
            showToast({ tone: 'success', title: 'Three tasks assigned', action: { label: 'Undo', onAction: () => {} } })
            showToast({ tone: 'danger', title: 'The export failed', description: 'The file server did not answer.' })
          }}
        >
          Toast
        </Button>
      </Row>
      <ComboBox label="Memory" options={many} emptyLabel="Nothing found" />
      <Dialog
        title="Assign tasks"
        isOpen={open === 'dialog'}
        onOpenChange={close}
        labels={{ close: 'Close' }}
        footer={
          <>
            <Button variant="primary">Assign</Button>
            <Button onPress={close}>Cancel</Button>
          </>
        }
      >
        <Stack>
          <p>Twelve tasks in three languages. Linguists hear about it at once.</p>
          <TextField label="Message" isOptional />
        </Stack>
      </Dialog>
      <ConfirmDialog
        title="Delete this memory?"
        tone="danger"
        isOpen={open === 'confirm'}
        onOpenChange={close}
        onConfirm={close}
        labels={{ confirm: 'Delete memory', cancel: 'Keep it', close: 'Close' }}
        errorMessage="It is bound to two projects."
      >
        <p>10,412 units are deleted for good.</p>
      </ConfirmDialog>
      <SidePanel
        title="Segment 14"
        isOpen={open === 'panel'}
        onClose={close}
        labels={{ close: 'Close' }}
        footer={<Button variant="primary">Save</Button>}
      >
        <TextField label="Translation" />
      </SidePanel>
      <ToastRegion labels={{ region: 'Messages', close: 'Close' }} />
    </PageBody>
  )
}
