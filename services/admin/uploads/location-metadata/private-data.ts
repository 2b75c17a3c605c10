/** What is removed from the metadata of a picture. */
export interface PrivateData {
  /** Whether the values of an XMP name go, without its prefix and in lower case. */
  readonly isName: (name: string) => boolean
  /** The tags of TIFF and EXIF whose values go, besides the GPS directory. */
  readonly tags: readonly number[]
  /** The data sets of the second record of IPTC that go. */
  readonly dataSets: readonly number[]
}

const isOfGps = (name: string) => name.startsWith('gps')

/** Where a picture was taken, as devices write it. */
export const location: PrivateData = { isName: isOfGps, tags: [], dataSets: [] }

/** Names of XMP: https://www.iptc.org/std/photometadata/specification/IPTC-PhotoMetadata, https://exiftool.org/TagNames/XMP.html */
const names = [
  ...['serialnumber', 'bodyserialnumber', 'lensserialnumber', 'cameraserialnumber', 'internalserialnumber'],
  ...['ownername', 'cameraownername', 'makernote', 'makernotes', 'imageuniqueid', 'rawdatauniqueid'],
  ...['hostcomputer', 'usercomment', 'originalrawfilename', 'rawfilename', 'filepath'],
  ...['city', 'state', 'provincestate', 'provincename', 'country', 'countryname', 'countrycode'],
  ...[
    'location',
    'sublocation',
    'locationcreated',
    'locationshown',
    'locationid',
    'locationname',
    'worldregion',
  ],
  ...['ciadrextadr', 'ciadrcity', 'ciadrregion', 'ciadrpcode', 'ciadrctry', 'citelwork', 'ciemailwork'],
]

/** Tags: https://exiftool.org/TagNames/EXIF.html */
const tags = [
  /** HostComputer, UserComment, MakerNote. */
  ...[0x013c, 0x9286, 0x927c],
  /** ImageUniqueID, CameraOwnerName, BodySerialNumber, LensSerialNumber. */
  ...[0xa420, 0xa430, 0xa431, 0xa435],
  /** CameraSerialNumber, DNGPrivateData, RawDataUniqueID, OriginalRawFileName. */
  ...[0xc62f, 0xc634, 0xc65d, 0xc68b],
]

/** Content location, city, sublocation, province, country, contact: https://iptc.org/std/IIM/4.2/specification/IIMV4.2.pdf */
const dataSets = [26, 27, 90, 92, 95, 100, 101, 118]

/** The place in all vocabularies, and what says whose device it was; rights, creators and sources stay. */
export const placeAndDevice: PrivateData = {
  isName: name => isOfGps(name) || names.includes(name),
  tags,
  dataSets,
}
