import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { type Area, type CroppedPhoto, cropPhoto } from './crop-photo.ts';
import styles from './photo-cropper.module.css';

type PhotoCropperProps = {
  readonly file: File;
  readonly onCropped: (photo: CroppedPhoto) => void;
  readonly onFailure: () => void;
  readonly onClose: () => void;
};

const zoomRange = { min: 1, max: 4, step: 0.05 };
const keyboardStepPx = 8;

/** Cuts a square out of a chosen picture: by dragging, pinching and wheel, or by arrow keys and slider. */
export const PhotoCropper = ({ file, onCropped, onFailure, onClose }: PhotoCropperProps) => {
  const id = useId();
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zoomRange.min);
  const [area, setArea] = useState<Area>();
  const [busy, run] = useSubmission();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const use = () => void run(async () => cropPhoto(file, area).then(onCropped, onFailure));

  return (
    <Dialog
      open
      title="Crop your photo"
      description="Drag the picture, or move it with the arrow keys."
      onOpenChange={(open) => (open ? undefined : onClose())}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={busy} busyLabel="Cropping" onClick={use}>
            Use photo
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        {address === undefined ? null : (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            minZoom={zoomRange.min}
            maxZoom={zoomRange.max}
            aspect={1}
            showGrid={false}
            keyboardStep={keyboardStepPx}
            // Its own style element is one that the content policy refuses.
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles.area ?? '' }}
            cropperProps={{ role: 'group', 'aria-label': 'The part of the picture that is kept' }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <div className={styles.zoom}>
        <label htmlFor={id}>Zoom</label>
        <input
          id={id}
          data-initial-focus
          type="range"
          {...zoomRange}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} percent`}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </div>
    </Dialog>
  );
};
