import type { StepLayout } from '../../../platform/wizard/step-layout.ts';
import { FilePicker } from '../../../platform/uploads/FilePicker.tsx';
import type { Uploads } from '../../../platform/uploads/uploads.ts';

/** The step where photos and papers are chosen: whoever goes on need not wait for them. */
export const filesLayout = (uploads: Uploads): StepLayout =>
  function FilesLayout() {
    return <FilePicker uploads={uploads} label="Le tue foto e i tuoi documenti" />;
  };
