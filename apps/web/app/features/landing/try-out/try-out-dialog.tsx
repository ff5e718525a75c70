import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '~/api/query-client.ts'
import { tryOutCopy as copy } from '~/copy/public/try-out.ts'
import { photoProblem } from '~/photo/photo-file.ts'
import { PROBLEM_SENTENCES } from '~/photo/problem-sentences.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Notice } from '~/ui/state.tsx'
import { MeasuredPhoto } from './measured-photo.tsx'
import { PhotoChoice } from './photo-choice.tsx'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** Measures a photo in the visitor's browser. */
export default function TryOutDialog({ opened, onClose }: Props) {
  const [photo, setPhoto] = useState<File | null>(null)
  const [refused, setRefused] = useState<'animated' | 'hdr' | null>(null)
  const choose = async (file: File) => {
    const problem = await photoProblem(file)
    const isMisread = problem === 'animated' || problem === 'hdr'
    setRefused(isMisread ? problem : null)
    // Anything else the reader answers itself: nothing is uploaded here.
    if (!isMisread) setPhoto(file)
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Dialog opened={opened} onClose={onClose} title={copy.title} size="58rem">
        {photo === null ? (
          <>
            {refused ? (
              <Notice tone="warning" title={PROBLEM_SENTENCES[refused].title} role="alert">
                {PROBLEM_SENTENCES[refused].text}
              </Notice>
            ) : null}
            <PhotoChoice onChoose={(file) => void choose(file)} />
          </>
        ) : (
          <MeasuredPhoto photo={photo} onAnother={() => setPhoto(null)} />
        )}
      </Dialog>
    </QueryClientProvider>
  )
}
