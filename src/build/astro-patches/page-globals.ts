/** What these objects ask Astro's state of one page (its FetchState). */
type PageState = {
  routeData: { route: string; prerender: boolean };
  cookies: unknown;
  locals: unknown;
  params: unknown;
  request: unknown;
  url: unknown;
  getClientAddress: () => unknown;
  computeCurrentLocale: () => unknown;
  computePreferredLocale: () => unknown;
  computePreferredLocaleList: () => unknown;
  getCsp: () => unknown;
  resolve: (key: string) => unknown;
};

/** What all components of one page have in common, and functions for what is made when it is asked for. */
type Shared = {
  state: PageState;
  generator: string;
  site: unknown;
  getOriginPathname: () => unknown;
  getLogger: () => unknown;
};

type SharedByComponents = Shared & {
  response: unknown;
  redirect: unknown;
  rewrite: unknown;
  getActionResult: unknown;
  callAction: unknown;
  newSlots: (values: object | null) => object;
};

/** What components and endpoints both find on the object that Astro gives them. */
class PageObject {
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  get generator(): unknown {
    return this.#shared.generator;
  }
  get routePattern(): unknown {
    return this.#shared.state.routeData.route;
  }
  get isPrerendered(): unknown {
    return this.#shared.state.routeData.prerender;
  }
  get cookies(): unknown {
    return this.#shared.state.cookies;
  }
  get clientAddress(): unknown {
    return this.#shared.state.getClientAddress();
  }
  get currentLocale(): unknown {
    return this.#shared.state.computeCurrentLocale();
  }
  get preferredLocale(): unknown {
    return this.#shared.state.computePreferredLocale();
  }
  get preferredLocaleList(): unknown {
    return this.#shared.state.computePreferredLocaleList();
  }
  get params(): unknown {
    return this.#shared.state.params;
  }
  get locals(): unknown {
    return this.#shared.state.locals;
  }
  get request(): unknown {
    return this.#shared.state.request;
  }
  get url(): unknown {
    return this.#shared.state.url;
  }
  get site(): unknown {
    return this.#shared.site;
  }
  get originPathname(): unknown {
    return this.#shared.getOriginPathname();
  }
  get csp(): unknown {
    return this.#shared.state.getCsp();
  }
  get logger(): unknown {
    return this.#shared.getLogger();
  }
  get cache(): unknown {
    return this.#shared.state.resolve('cache');
  }
  /** A page that is built once has none. */
  get session(): undefined {
    return undefined;
  }
}

/** What Astro gives to endpoints and middleware (short-lived-pages); it adds the rest itself. */
export class EndpointContext extends PageObject {}

/** The `Astro` of a component (short-lived-pages). */
export class AstroGlobal extends PageObject {
  readonly props: unknown;
  self: unknown = null;
  readonly #shared: SharedByComponents;
  readonly #slotValues: object | null;
  #slots: object | undefined;

  constructor(shared: SharedByComponents, props: unknown, slotValues: object | null | undefined) {
    super(shared);
    this.#shared = shared;
    this.props = props;
    this.#slotValues = slotValues ?? null;
  }

  get slots(): object {
    return (this.#slots ??= this.#shared.newSlots(this.#slotValues));
  }
  get response(): unknown {
    return this.#shared.response;
  }
  get redirect(): unknown {
    return this.#shared.redirect;
  }
  get rewrite(): unknown {
    return this.#shared.rewrite;
  }
  get getActionResult(): unknown {
    return this.#shared.getActionResult;
  }
  get callAction(): unknown {
    return this.#shared.callAction;
  }
}
