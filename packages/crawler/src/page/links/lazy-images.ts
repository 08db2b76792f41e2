import type { LinkKind } from './link-kind.ts';
import type { AttributeValues, Found } from './links-of-tag.ts';
import { parseSrcset } from './parse-srcset.ts';

/** Attributes with the URLs that a script loads later; see `LazyImages`. */
export const LAZY_ATTRIBUTES =
  'class data-src data-srcset data-original data-lazyloaded data-lazy-src data-lazy-srcset';

/**
 * Classes by which libraries find the elements to load: vanilla-lazyload, jQuery Lazy, lazysizes (which replaces the first by two others),
 * lozad, Swiper, Owl Carousel, Perfmatters.
 */
const CLASSES = new Set('lazy lazyload lazyloading lazyloaded lozad swiper-lazy owl-lazy perfmatters-lazy'.split(' '));
/** Sources of one picture that are kept until its image comes. */
const MAX_SOURCES = 16;
/** Characters of a `class` that are looked at. */
const CLASS_LENGTH = 4_096;

type Names = readonly [url: string, srcset: string];
const MARKED: Names = ['data-src', 'data-srcset'];
/** Attributes that only WP Rocket and Jetpack use. */
const OWN: Names = ['data-lazy-src', 'data-lazy-srcset'];

/**
 * Finds images, sources and frames that a known library loads when they come into view. `data-src` alone proves nothing: any script may use
 * it for anything.
 */
export class LazyImages {
  /** Sources without a class of a library: in a picture the image has the class, and comes last. */
  #sources: string[] = [];

  /** Ends a picture, at an image that has none of these attributes. */
  endPicture(): void {
    if (this.#sources.length > 0) this.#sources = [];
  }

  /** Takes the links of a start tag of `img`, `source` or `iframe` that has one of these attributes. */
  take(tag: 'img' | 'source' | 'iframe', attributes: AttributeValues, found: Found): void {
    take(OWN, tag, attributes, found);
    const isMarked = hasMark(attributes);
    if (isMarked) {
      take(MARKED, tag, attributes, found);
      if (!attributes.has('data-src')) takeUrl(attributes.get('data-original'), tag, found);
    }
    if (tag === 'img') {
      if (isMarked) for (const srcset of this.#sources) takeSrcset(srcset, found);
      this.endPicture();
    } else if (tag === 'source' && !isMarked && this.#sources.length < MAX_SOURCES) {
      const srcset = attributes.get('data-srcset');
      if (srcset !== undefined) this.#sources.push(srcset);
    }
  }
}

function hasMark(attributes: AttributeValues): boolean {
  // LiteSpeed Cache.
  if (attributes.has('data-lazyloaded')) return true;
  const classes =
    attributes
      .get('class')
      ?.slice(0, CLASS_LENGTH)
      .split(/[ \t\n\f\r]+/) ?? [];
  return classes.some((name) => CLASSES.has(name));
}

function take([url, srcset]: Names, tag: LinkKind, attributes: AttributeValues, found: Found): void {
  takeUrl(attributes.get(url), tag, found);
  takeSrcset(attributes.get(srcset) ?? '', found);
}

function takeUrl(value: string | undefined, kind: LinkKind, found: Found): void {
  if (value !== undefined && value.trim() !== '' && !isTemplate(value)) found(value, kind);
}

function takeSrcset(value: string, found: Found): void {
  for (const href of parseSrcset(value)) if (!isTemplate(href)) found(href, 'srcset');
}

/** The value is a template such as `/x_{width}.jpg`, maybe percent-encoded, of which the script makes a URL. */
function isTemplate(value: string): boolean {
  return value.includes('{') || /%7b/i.test(value);
}
