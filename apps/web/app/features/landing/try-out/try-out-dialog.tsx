import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '~/api/query-client.ts'
import { tryOutCopy as copy } from '~/copy/public/try-out.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { MeasuredPhoto } from './measured-photo.tsx'
import { PhotoChoice } from './photo-choice.tsx'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** Measures a photo in the visitor's browser. */
export default function TryOutDialog({ opened, onClose }: Props) {
  const [photo, setPhoto] = useState<File | null>(null)
  return (
    <QueryClientProvider client={queryClient}>
      <Dialog opened={opened} onClose={onClose} title={copy.title} size="58rem">
        {photo === null ? (
          <PhotoChoice onChoose={setPhoto} />
        ) : (
          <MeasuredPhoto photo={photo} onAnother={() => setPhoto(null)} />
        )}
      </Dialog>
    </QueryClientProvider>
  )
}
