// The package's own types know the browser's images alone; with `imageOperations` it takes any handle.
declare module 'smartcrop' {
  type Crop = { x: number; y: number; width: number; height: number };
  type ImageOperations<Source, Handle> = {
    open(source: Source): Promise<Handle>;
    resample(handle: Handle, width: number, height: number): Promise<Handle>;
    getData(handle: Handle): Promise<{ width: number; height: number; data: Uint8Array }>;
  };
  type Options<Source, Handle> = {
    width: number;
    height: number;
    minScale?: number;
    ruleOfThirds?: boolean;
    imageOperations: ImageOperations<Source, Handle>;
  };
  const smartcrop: {
    crop<Source, Handle>(image: Source, options: Options<Source, Handle>): Promise<{ topCrop: Crop }>;
  };
  export default smartcrop;
}
