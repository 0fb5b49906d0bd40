import { useState, type CSSProperties } from 'react'
import { Button } from '../src/Button.tsx'
import { ConfirmDialog } from '../src/ConfirmDialog.tsx'
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../src/Menu.tsx'
import { SidePanel } from '../src/SidePanel.tsx'
import { TextField } from '../src/TextField.tsx'
import { TriggerButton } from '../src/TriggerButton.tsx'
import { StatesSection } from './StatesSection.tsx'
import { TokensSection } from './TokensSection.tsx'

/** The page that pictures are taken of: all of its text is in the letters of the font that comes with it. */
export function PicturesPage() {
  const [open, setOpen] = useState<'confirm' | 'panel' | null>(null)
  const close = () => setOpen(null)
  return (
    <div style={{ '--font-mono': 'var(--font-sans)' } as CSSProperties}>
      <TokensSection />
      <StatesSection />
      <MenuTrigger>
        <TriggerButton>Open menu</TriggerButton>
        <Menu>
          <MenuItem icon="edit" shortcut="e">
            Rename
          </MenuItem>
          <MenuItem icon="users" description="No linguist is available this week." isDisabled>
            Assign
          </MenuItem>
          <MenuSection title="Language" selectionMode="single" defaultSelectedKeys={['en']}>
            <MenuItem id="en">English</MenuItem>
            <MenuItem id="de">German</MenuItem>
          </MenuSection>
          <MenuSeparator />
          <MenuItem icon="trash" tone="danger">
            Delete
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <Button onPress={() => setOpen('confirm')}>Open dialog</Button>
      <Button onPress={() => setOpen('panel')}>Open panel</Button>
      <ConfirmDialog
        title="Delete this memory?"
        tone="danger"
        isOpen={open === 'confirm'}
        onOpenChange={close}
        onConfirm={close}
        labels={{ confirm: 'Delete' }}
        errorMessage="Two projects use this memory."
      >
        <p>10,412 translation units are deleted. This can’t be undone.</p>
      </ConfirmDialog>
      <SidePanel
        title="Segment 14"
        isOpen={open === 'panel'}
        onClose={close}
        footer={<Button variant="primary">Save</Button>}
      >
        <TextField label="Target" defaultValue="Two files" />
      </SidePanel>
    </div>
  )
}
