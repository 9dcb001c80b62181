import { type AstroPatch, importedPath } from './astro-patch.ts';

/**
 * What is left out of Astro, all of it so that a page is garbage as soon as it is written. V8 collects new objects every
 * few pages, and cheaply when few are still reachable, old ones seldom. Some of what Astro makes for each page is old from the start, and
 * keeps the whole page, with its markup, until old objects are collected (docs/decisions/0167). Each says what
 * a first build of 1,000 vehicles takes of user CPU without it (`npm run bench:patches`):
 *
 * - the pair of functions behind a getter that is written in an object, or defined on one: getters of a class are made once;
 * - the hidden class of objects that are created with another one as their prototype;
 * - a function that is written as the value assigned to a property: one that has a name first is new as all others.
 */
export const ASTRO_PATCHES: readonly AstroPatch[] = [
  {
    // 16% more without it.
    name: 'page-globals',
    file: '/astro/dist/core/fetch/fetch-state.js',
    start: `import { AstroGlobal, EndpointContext } from ${importedPath('page-globals.ts')};`,
    changes: [
      [
        `      },
      get locals() {
        return self.locals;
      }
    };
    this.componentInstance`,
        `      }
    };
    this.componentInstance`,
      ],
      [
        'this.locals = options?.locals ?? {};',
        'this.locals = this.renderOptions.locals = options?.locals ?? {};',
      ],
      [
        `      get headers() {
        return headers;
      },
      set headers(_) {
        throw new AstroError(AstroErrorData.AstroResponseHeadersReassigned);
      }
    };`,
        `      headers
    };`,
      ],
      {
        from: '    const Astro = Object.assign(Object.create(astroPagePartial), {',
        upTo: '  }\n  /**\n   * Creates the Astro page-level partial',
        sha256: '6fe06761babc3ed8e572558654229eafbbd60617a2c5130c59e20f8078e1e4f1',
        to: '    return new AstroGlobal(astroPagePartial, props, slotValues);\n',
      },
      {
        from: '    const partial = {\n      generator: ASTRO_GENERATOR,',
        upTo: '  }\n  getClientAddress() {',
        sha256: 'e9688e5123e2bff686f2697899c9e084b94e82099b40611246a57bc0f69ff34f',
        to: `    return {
      state,
      generator: ASTRO_GENERATOR,
      site: getSite(this.manifest),
      getOriginPathname: () => getOriginPathname(state.request),
      getLogger: () => astroToRuntimeLogger(logger),
      response,
      redirect,
      rewrite,
      getActionResult: createGetActionResult(locals),
      callAction,
      newSlots: (values) => new Slots(result, values, logger)
    };
`,
      },
      {
        from: '    const ctx = {\n      get cookies() {',
        upTo: '    this.actionApiContext = ctx;',
        sha256: '04e232a470b62a868ff45b830c98c53c911497747914eb45f77b528c1dcda1fc',
        to: `    const ctx = new EndpointContext({
      state,
      generator: ASTRO_GENERATOR,
      site: getSite(this.manifest),
      getOriginPathname: () => getOriginPathname(state.request),
      getLogger: () => astroToRuntimeLogger(state.logger)
    });
`,
      },
    ],
  },
  {
    // 19% more without it.
    name: 'slot-values',
    file: '/astro/dist/runtime/server/render/astro/instance.js',
    changes: [
      ['      this.slotValues[name] = () => {', '      const slotValue = () => {'],
      [
        '        return slots[name](result);\n      };',
        '        return slots[name](result);\n      };\n      this.slotValues[name] = slotValue;',
      ],
    ],
  },
];
