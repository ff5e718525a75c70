import { IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { shareCopy } from '~/copy/analysis/share.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Story, type StoryProps } from './story.tsx'

/** Opens the preview of the story picture before it is shared. */
export function StoryButton(props: StoryProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" size="lg" icon={IconDeviceMobile} onClick={() => setOpen(true)}>
        {shareCopy.story.open}
      </Button>
      <Dialog opened={open} onClose={() => setOpen(false)} title={shareCopy.story.title} size="30rem" sheet>
        <Story {...props} />
      </Dialog>
    </>
  )
}
