import type { Work } from '../work.ts'
import { workFrom } from './plate.ts'
import { brush } from './plates/brush.ts'
import { comics } from './plates/comics.ts'
import { harbour } from './plates/harbour.ts'
import { letters } from './plates/letters.ts'
import { onionSkin } from './plates/onion-skin.ts'
import { pencil } from './plates/pencil-sound.ts'
import { perspective } from './plates/perspective.ts'
import { print } from './plates/print.ts'
import { sea } from './plates/sea.ts'
import { storyboard } from './plates/storyboard.ts'
import { studio } from './plates/studio.ts'
import { switchGarden } from './plates/switch.ts'
import { tablets } from './plates/tablets.ts'
import { train } from './plates/train.ts'
import { walk } from './plates/walk.ts'
import { wave } from './plates/wave.ts'

/** Every flat picture: the town, the wave, and fourteen covers. */
export const works: readonly Work[] = [
  harbour,
  wave,
  brush,
  comics,
  letters,
  onionSkin,
  pencil,
  perspective,
  print,
  sea,
  storyboard,
  studio,
  switchGarden,
  tablets,
  train,
  walk,
].map(workFrom)
